import type {IncomingMessage, ServerResponse} from 'node:http';

import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/** More than any question needs. */
const largestBody = 100_000;

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {'Content-Type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify({jsonrpc: '2.0', id: null, error: {code: -32_000, message}}));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) throw new RangeError(`The body has more than ${largestBody} bytes.`);
    parts.push(part);
  }
  return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(Buffer.concat(parts)));
}

/** Streamable HTTP without sessions: every request is answered by a server of its own. */
export async function answerHttp(
  makeServer: () => McpServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.url?.replace(/\?.*$/, '') !== '/mcp') {
    refuse(response, 404, 'The address is /mcp.');
    return;
  }
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    refuse(response, 405, 'There are no sessions: send POST.');
    return;
  }
  let body;
  try {
    body = await readBody(request);
  } catch (problem) {
    const isLarge = problem instanceof RangeError;
    refuse(
      response,
      isLarge ? 413 : 400,
      isLarge ? problem.message : 'The body is no JSON in UTF-8.',
    );
    return;
  }
  const server = makeServer();
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  response.on('close', () => {
    void transport.close();
    void server.close();
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, body);
}
