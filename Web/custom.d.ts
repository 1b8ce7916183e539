/**
 * Recognisers of your own, which the engine arbitrates with all others. Import it before `load()`, which then fetches
 * `dactyl-strokes.wasm`.
 *
 *     import { CustomRecognizer } from "./custom.js";
 *
 *     class Twist extends CustomRecognizer {
 *       static kind = "twist";
 *       static settings = { minimumAngle: 0.5 };
 *       static causes = { turned: "turned by #, needs ~|radians" };
 *
 *       angle = 0;
 *
 *       touchesMoved() {
 *         const before = this.angle;
 *         this.angle = measure(this.touches);
 *         if (this.continueIfActive()) return;
 *         if (this.angle >= this.minimumAngle) this.cross(this.minimumAngle, before, this.angle, "began", "turned");
 *       }
 *
 *       touchesEnded() {
 *         this.transition(this.state === "possible" ? "failed" : "ended");
 *       }
 *
 *       reset() {
 *         this.angle = 0;
 *       }
 *     }
 *
 *     const twist = photo.add(Twist, { minimumAngle: 0.3, simultaneousWith: "*" }, (twist) => show(twist.angle));
 *
 * Handlers run while a frame is being decided: `touches`, `location` and `state` are those of that moment; frames cannot be
 * sent and nothing can be removed. Actions run afterwards, as for every recogniser.
 */
import type { CommonSettings, Recognizer, RecognizerOptions, Relations, Sense, State, Touch } from "./dactyl.js";

declare module "./dactyl.js" {
  interface View<E extends Element | null = Element | null> {
    /** Attaches a recogniser of a class of yours. */
    add<R extends CustomRecognizer>(type: CustomClass<R>, action?: (gesture: R) => void): R;
    add<R extends CustomRecognizer>(type: CustomClass<R>, options: CustomOptions<R>, action?: (gesture: R) => void): R;
  }
}

/** A recogniser of your own. */
export class CustomRecognizer extends Recognizer<any> {
  /** What `kind`, the name by default and, in lower case, the DOM event are. */
  static kind: string;
  /** Settings with their defaults: properties of every recogniser of the class. */
  static settings: Record<string, unknown>;
  /** By label: words in which `#` stands for the number and `~` for the limit, and after a `|` the unit, as radians. */
  static causes: Record<string, string>;

  /** Whether an attempt goes on when all fingers are lifted, until it is ended; default false. */
  outlastsTouches?: boolean;
  /** When `deadlineReached` is wanted, in seconds of the frames; `Infinity` for never. Cleared at the end of an attempt. */
  deadline: number;

  /** Fingers came down; they have the phase `began` in `touches`. */
  touchesBegan?(): void;
  /** Fingers moved; they have the phase `moved`. */
  touchesMoved?(): void;
  /** Fingers were lifted; they are still in `touches`, with the phase `ended`. */
  touchesEnded?(): void;
  /** The system took touches away. */
  touchesCancelled?(): void;
  /** The time that was asked for has come. */
  deadlineReached?(): void;
  /** The attempt is over: forget it. */
  reset?(): void;
  /** Whether it keeps another from recognising; default true. */
  canPrevent?(other: Recognizer): boolean;
  /** Whether another keeps it from recognising; default true. */
  canBePrevented?(other: Recognizer): boolean;

  /** Sets the state, and says why: a label of `causes`, with its numbers. */
  transition(state: State | "recognized", cause?: string, numbers?: CauseNumbers): this;
  /**
   * Begins or recognises because the fingers have crossed a threshold in this event. Of those that do, the one wins that
   * crossed its own sooner on the way from `before` to `after`.
   */
  cross(threshold: number, before: number, after: number, state: State | "recognized", cause?: string, numbers?: CauseNumbers): this;
  fail(cause?: string, numbers?: CauseNumbers): this;
  /** Changes a gesture that has begun; false, with nothing done, for one that has not. */
  continueIfActive(): boolean;
  ignore(touch: Pick<Touch, "id">): void;
}

export interface CauseNumbers {
  value: number;
  limit?: number;
  sense?: Sense;
}

/** A class of recognisers. */
export type CustomClass<R extends CustomRecognizer> = { readonly prototype: R; readonly kind: string };

export type CustomOptions<R> = CommonSettings &
  Pick<RecognizerOptions, "name"> & Relations & {
    shouldBegin?: ((gesture: R) => boolean) | null;
    shouldReceive?: ((touch: Touch, gesture: R) => boolean) | null;
    failed?: ((gesture: R) => void) | null;
    ignore?: string;
    outlastsTouches?: boolean;
    [setting: string]: unknown;
  };
