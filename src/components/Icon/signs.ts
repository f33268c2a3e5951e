import {box, ring} from './shapes';

/** What the bar of every page shows; so they stand apart from those that few pages load. */
export const signPaths = {
  language:
    'M8 3.5V6M3 6h10M11 6c-1 4-3.9 7-7.5 8.5M5 6c1 3.5 3.6 6.3 6.5 8M12.5 20.5l4-9.5 4 9.5M14 17h5',
  moon: 'M20 14.25A8.4 8.4 0 1 1 9.75 4a7.4 7.4 0 0 0 10.25 10.25z',
  screen: `${box(3.5, 4.5, 17, 12, 1.5)}M12 16.5v4M8.5 20.5h7`,
  search: `${ring(10.75, 10.75, 6.75)}M15.75 15.75l4.75 4.75`,
  sun: `${ring(12, 12, 4)}M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1`,
} as const;
