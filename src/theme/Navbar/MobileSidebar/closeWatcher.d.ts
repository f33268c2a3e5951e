/** What the system asks to close, by Escape or Android's back button; absent in Firefox and Safari. */
interface CloseWatcher {
  onclose: (() => void) | null;
  requestClose(): void;
  destroy(): void;
}

interface Window {
  CloseWatcher?: new () => CloseWatcher;
}
