/* The photo in a GTK 4 window.
 *   cc gtk4.c photo.c -I../../Include ../../.build-c/libDactylC.a $(pkg-config --cflags --libs gtk4) -lm -o gtk4
 */
#include "dactyl.h"
#include "photo.h"

#include <gtk/gtk.h>
#include <math.h>

#define MOUSE 1
#define FIRST_FINGER 2
#define MOST_SEQUENCES 32

static GtkWidget *area;
static guint timer, flushing;

static double now(void) { return g_get_monotonic_time() / 1e6; }

static gboolean pass_time(gpointer data);

/* Draws, and comes back when the next gesture is due or the photo flies. */
static void go_on(void) {
  gtk_widget_queue_draw(area);
  if (timer) g_source_remove(timer), timer = 0;
  int wait = photo_wait(now());
  if (wait >= 0) timer = g_timeout_add(wait, pass_time, NULL);
}

static gboolean pass_time(gpointer data) {
  (void)data;
  timer = 0;
  photo_advance(now());
  go_on();
  return G_SOURCE_REMOVE;
}

/* Once no event waits any more, what has come is one frame. */
static gboolean flush(gpointer data) {
  (void)data;
  flushing = 0;
  photo_flush();
  go_on();
  return G_SOURCE_REMOVE;
}

/* When an event happened, by the clock of now(): the display's clock begins elsewhere. */
static double time_of(GdkEvent *event) {
  static double offset = INFINITY;
  double time = gdk_event_get_time(event) / 1e3;
  offset = fmin(offset, now() - time);
  return time + offset;
}

/* The number of a sequence of touches, which GTK tells by a pointer. */
static int number_of(GdkEventSequence *sequence, GdkEventType type) {
  static GdkEventSequence *down[MOST_SEQUENCES];
  for (int i = 0; i < MOST_SEQUENCES; i++)
    if (type == GDK_TOUCH_BEGIN ? !down[i] : down[i] == sequence) {
      down[i] = type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL ? NULL : sequence;
      return FIRST_FINGER + i;
    }
  return 0;
}

static gboolean take(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  (void)controller, (void)data;
  static bool is_mouse_down;
  GdkEventType type = gdk_event_get_event_type(event);
  int phase, id = MOUSE;
  switch (type) {
    case GDK_TOUCH_BEGIN: phase = DACTYL_CONTACT_BEGAN; break;
    case GDK_TOUCH_UPDATE: phase = DACTYL_CONTACT_MOVED; break;
    case GDK_TOUCH_END: phase = DACTYL_CONTACT_ENDED; break;
    case GDK_TOUCH_CANCEL: phase = DACTYL_CONTACT_CANCELLED; break;
    case GDK_BUTTON_PRESS:
    case GDK_BUTTON_RELEASE:
      if (gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY || is_mouse_down == (type == GDK_BUTTON_PRESS)) return FALSE;
      is_mouse_down = type == GDK_BUTTON_PRESS;
      phase = is_mouse_down ? DACTYL_CONTACT_BEGAN : DACTYL_CONTACT_ENDED;
      break;
    case GDK_MOTION_NOTIFY:
      if (!is_mouse_down) return FALSE;
      phase = DACTYL_CONTACT_MOVED;
      break;
    default: return FALSE;
  }
  bool is_touch = type == GDK_TOUCH_BEGIN || type == GDK_TOUCH_UPDATE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL;
  if (is_touch && !(id = number_of(gdk_event_get_event_sequence(event), type))) return FALSE;
  double x, y;
  gdk_event_get_position(event, &x, &y);
  photo_touch(id, phase, x, y, is_touch ? DACTYL_DIRECT : DACTYL_INDIRECT_POINTER, time_of(event));
  if (!flushing) flushing = g_idle_add_full(G_PRIORITY_DEFAULT, flush, NULL, NULL);
  return TRUE;
}

static void draw(GtkDrawingArea *self, cairo_t *cairo, int width, int height, gpointer data) {
  (void)self, (void)width, (void)height, (void)data;
  cairo_set_source_rgb(cairo, 245 / 255., 245 / 255., 245 / 255.);
  cairo_paint(cairo);
  cairo_save(cairo);
  cairo_translate(cairo, photo.x, photo.y);
  cairo_rotate(cairo, photo.angle);
  cairo_scale(cairo, photo.scale, photo.scale);
  cairo_translate(cairo, -PHOTO_WIDTH / 2, -PHOTO_HEIGHT / 2);
  cairo_set_source_rgb(cairo, 60 / 255., 110 / 255., 160 / 255.);
  cairo_rectangle(cairo, 0, 0, PHOTO_WIDTH, PHOTO_HEIGHT);
  cairo_fill(cairo);
  cairo_set_source_rgb(cairo, 200 / 255., 170 / 255., 60 / 255.);
  cairo_rectangle(cairo, 170, 25, 40, 40);
  cairo_fill(cairo);
  cairo_set_source_rgb(cairo, 40 / 255., 90 / 255., 60 / 255.);
  cairo_move_to(cairo, 0, 160), cairo_line_to(cairo, 100, 60), cairo_line_to(cairo, 200, 160);
  cairo_fill(cairo);
  cairo_restore(cairo);
  if (!photo.has_menu) return;
  cairo_rectangle(cairo, photo.menu_x, photo.menu_y, MENU_WIDTH, MENU_HEIGHT);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_fill_preserve(cairo);
  cairo_set_source_rgb(cairo, 120 / 255., 60 / 255., 60 / 255.);
  cairo_stroke(cairo);
}

static void resize(GtkDrawingArea *self, int width, int height, gpointer data) {
  (void)self, (void)data;
  photo_resize(width, height);
}

static void activate(GtkApplication *application) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "Photo");
  gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  area = gtk_drawing_area_new();
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, NULL, NULL);
  g_signal_connect(area, "resize", G_CALLBACK(resize), NULL);
  GtkEventController *controller = gtk_event_controller_legacy_new();
  g_signal_connect(controller, "event", G_CALLBACK(take), NULL);
  gtk_widget_add_controller(area, controller);
  gtk_window_set_child(GTK_WINDOW(window), area);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **words) {
  photo_open(800, 600);
  GtkApplication *application = gtk_application_new("org.example.photo", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), count, words);
}
