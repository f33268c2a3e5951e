import {findBuild} from './build.mjs';
import {readAliases, startServer} from './server.mjs';

/**
 * Serves the finished build until the process is stopped.
 * @param {string} root
 * @param {number} port
 */
export async function serveSite(root, port) {
  const {url} = await startServer({...findBuild(root), aliases: readAliases(root), port});
  console.log(`\n  ${url}     简体中文\n  ${url}en/  English\n\nStop with Ctrl+C.`);
}
