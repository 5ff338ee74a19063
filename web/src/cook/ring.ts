/** What can be heard and felt of a timer. Sound needs a press on the page before: the one that starts a timer prepares it. */

let context: AudioContext | null = null;

/** Called with a press, so that a later ring may be heard. */
export function prepareSound() {
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    context = null; // no sound on this device; the page rings for the eye
  }
}

const NOTES_HZ = [880, 1108.7, 1318.5] as const;
const NOTE_SECONDS = 0.22;

/** Three notes, up. */
export function ringOnce() {
  navigator.vibrate?.([300, 150, 300, 150, 300]);
  prepareSound();
  if (context === null) return;
  const begin = context.currentTime + 0.02;
  for (const [place, hertz] of NOTES_HZ.entries()) {
    const note = context.createOscillator();
    const volume = context.createGain();
    const at = begin + place * NOTE_SECONDS;
    note.frequency.value = hertz;
    note.type = 'triangle';
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.5, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_SECONDS * 1.8);
    note.connect(volume).connect(context.destination);
    note.start(at);
    note.stop(at + NOTE_SECONDS * 2);
  }
}

export const canNotify = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';
/** Still to be asked for; it is asked on a press only. */
export const mayAskToNotify = (): boolean => canNotify() && Notification.permission === 'default';

/** Beside the page, for who does not see it. A phone shows it through the service worker only, where there is one. */
export async function notify(title: string, body: string, tag: string) {
  if (!mayNotify() || document.visibilityState === 'visible') return;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await registration.showNotification(title, { body, tag, requireInteraction: true });
    else new Notification(title, { body, tag, requireInteraction: true });
  } catch {
    // a browser that has notifications and does not show ours: the sound and the title are there
  }
}
