import {useState, type ChangeEvent, type CompositionEvent} from 'react';

/** A field whose value is what was written; what an input method is still composing is not. */
export default function useField(value: string, change: (value: string) => void) {
  const [draft, setDraft] = useState<string>();
  return {
    value: draft ?? value,
    onChange: ({target, nativeEvent}: ChangeEvent<HTMLInputElement>) => {
      if ((nativeEvent as InputEvent).isComposing) setDraft(target.value);
      else change(target.value);
    },
    onCompositionEnd: ({currentTarget}: CompositionEvent<HTMLInputElement>) => {
      setDraft(undefined);
      change(currentTarget.value);
    },
  };
}
