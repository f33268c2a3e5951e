import {startBuiltSite} from './site';

/** Serves the finished build while the browser tests run; workers find its address in the environment. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const site = await startBuiltSite();
  process.env.TESTED_SITE = site.url;
  return () => site.close();
}
