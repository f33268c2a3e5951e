import type {ColorMode} from '@docusaurus/theme-common';

export const colorModeKey = 'theme';

/** As theme-common writes it: null follows the system. */
export type ColorModeChoice = ColorMode | null;

export function nameChoice(choice: ColorModeChoice): string {
  return choice ?? 'system';
}

/** What is stored, as a choice; nothing and nonsense mean light, as on a first visit. */
export function readChoice(stored: string | null): ColorModeChoice {
  if (stored === 'system') return null;
  return stored === 'dark' ? 'dark' : 'light';
}
