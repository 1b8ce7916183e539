/* GTK, and its casts and connections, which are macros and which Swift therefore does not see. */
#include <gtk/gtk.h>

static inline void connect_to(void *object, const char *signal, GCallback handler) {
  g_signal_connect(object, signal, handler, NULL);
}

static inline GtkWindow *as_window(GtkWidget *widget) { return GTK_WINDOW(widget); }
static inline GtkDrawingArea *as_drawing_area(GtkWidget *widget) { return GTK_DRAWING_AREA(widget); }
static inline GApplication *as_application(GtkApplication *application) { return G_APPLICATION(application); }
