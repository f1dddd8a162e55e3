const NOTES = [
  { hertz: 880, after: 0 },
  { hertz: 1174.7, after: 0.18 },
];

/** Two notes that the browser synthesises, so that no sound file has to be loaded. */
export class Bell {
  private context: AudioContext | undefined;

  /** Browsers allow sound only after a touch, so this must be called in the handler of one. */
  async turnOn(): Promise<void> {
    this.context ??= new AudioContext();
    await this.context.resume();
    this.ring();
  }

  turnOff(): void {
    void this.context?.suspend();
  }

  ring(): void {
    const { context } = this;
    if (context === undefined) return;
    for (const { hertz, after } of NOTES) {
      const at = context.currentTime + after;
      const note = context.createOscillator();
      const loudness = context.createGain();
      note.frequency.value = hertz;
      loudness.gain.setValueAtTime(0.4, at);
      loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
      note.connect(loudness).connect(context.destination);
      note.start(at);
      note.stop(at + 0.5);
    }
  }
}
