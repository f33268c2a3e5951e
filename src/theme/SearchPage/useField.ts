import {useState, type ChangeEvent, type ClipboardEvent, type CompositionEvent} from 'react';

import {readPaste} from '@site/src/search/paste';

/** A field whose value is what was written; what an input method is still composing is not. */
export default function useField(value: string, change: (value: string) => void) {
  const [draft, setDraft] = useState<string>();
  return {
    value: draft ?? value,
    onChange: ({target, nativeEvent}: ChangeEvent<HTMLInputElement>) => {
      if ((nativeEvent as InputEvent).isComposing) setDraft(target.value);
      else change(target.value);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (!text.trim().includes('\n')) return;
      event.preventDefault();
      change(readPaste(text));
    },
    onCompositionEnd: ({currentTarget}: CompositionEvent<HTMLInputElement>) => {
      setDraft(undefined);
      change(currentTarget.value);
    },
  };
}
