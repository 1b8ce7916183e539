// The program's sounds, which the page in control lets people hear.

// A short sound of the system: two waves of falling loudness.
const LENGTH = 0.12;

export class Sounds {
  constructor() {
    this.playing = new Map();
    this.files = new Map();
  }

  // Plays a sound, changes the one of this number, or, without a volume, ends it.
  take({ id, path, start, volume, repeats, rate }) {
    const known = this.playing.get(id);
    if (known || volume === undefined) {
      if (volume === undefined) this.stop(id);
      else known.volume = volume;
      return;
    }
    if (!path) return this.beep(volume);
    const audio = new Audio();
    Object.assign(audio, { volume, loop: repeats < 0 });
    this.playing.set(id, audio);
    let left = repeats;
    audio.onended = () => {
      if (left-- > 0) audio.play();
      else this.playing.delete(id);
    };
    this.file(path).then((address) => {
      if (this.playing.get(id) !== audio) return undefined;
      audio.src = address;
      audio.currentTime = start;
      audio.playbackRate = rate;
      return audio.play();
    }).catch((error) => {
      // The browser knows no such format, or nobody has touched the page yet.
      console.warn(`sound: ${error.message}`);
      this.playing.delete(id);
    });
  }

  stop(id) {
    this.playing.get(id)?.pause();
    this.playing.delete(id);
  }

  stopAll() { for (const id of [...this.playing.keys()]) this.stop(id); }

  // A file's address in this page, fetched once.
  file(path) {
    if (!this.files.has(path)) {
      const address = fetch(path).then((answer) => answer.blob()).then((blob) => URL.createObjectURL(blob));
      this.files.set(path, address);
    }
    return this.files.get(path);
  }

  beep(volume) {
    this.context ??= new AudioContext();
    const { context } = this;
    const now = context.currentTime;
    const gain = new GainNode(context, { gain: 0.2 * volume });
    gain.gain.exponentialRampToValueAtTime(0.001, now + LENGTH);
    const wave = new OscillatorNode(context, { frequency: 880 });
    wave.connect(gain).connect(context.destination);
    wave.start(now);
    wave.stop(now + LENGTH);
    this.beeps = (this.beeps ?? 0) + 1;
  }
}
