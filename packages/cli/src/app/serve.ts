/** A small server for one folder of built files. Node's own modules only; answers nothing but files, to this computer alone. */
import { readFile, realpath, stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.yaml': 'text/yaml; charset=utf-8',
};
const textual = /^(text\/|application\/(json|manifest)|image\/svg)/;

const headers = {
  // The app loads nothing from elsewhere and runs no script written into a page; a bug that tries to is stopped here.
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    // Drawings of the page's own are made into pictures (PNG) by way of a `blob:`.
    "img-src 'self' blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The file that a request's target means in a folder (an absolute path without symbolic links), or the status that refuses it. */
async function locate(folder: string, target: string): Promise<{ path: string; size: number; tag: string } | 400 | 404> {
  let path: string;
  try {
    path = decodeURIComponent(target.replace(/[?#].*$/s, ''));
  } catch {
    return 400;
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return 400;
  const names = path.split('/').filter((name) => name !== '');
  // No name may begin with a dot: neither `..` nor hidden files. A colon means a drive or a stream on Windows.
  if (names.some((name) => name.startsWith('.') || name.includes(':'))) return 404;
  // The app has addresses of its own, without an extension: they all open its one page.
  if (extname(names.at(-1) ?? '') === '') names.splice(0, names.length, 'index.html');
  const wanted = join(folder, ...names);
  try {
    // Where a symbolic link is on the way, the real path differs, inside the folder or out of it.
    if ((await realpath(wanted)) !== wanted || !wanted.startsWith(folder + sep)) return 404;
    const { size, mtimeMs } = await stat(wanted).then((found) => (found.isFile() ? found : Promise.reject(new Error('not a file'))));
    return { path: wanted, size, tag: `"${size.toString(36)}-${mtimeMs.toString(36)}"` };
  } catch {
    return 404;
  }
}

async function answerFrom(folder: string): Promise<RequestListener> {
  const real = await realpath(folder);
  /** Compressed bodies by tag and path: each file is compressed once. */
  const compressed = new Map<string, Buffer>();

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, more: OutgoingHttpHeaders = {}, body: Buffer | string = ''): void => {
      response.writeHead(status, { ...headers, ...more, ...(status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) }) });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const refuse = (status: number, more: OutgoingHttpHeaders = {}): void =>
      answer(status, { 'Content-Type': 'text/plain; charset=utf-8', ...more }, `${status}\n`);

    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' });
    const file = await locate(real, request.url ?? '');
    if (typeof file === 'number') return refuse(file);

    const type = types[extname(file.path).toLowerCase()] ?? 'application/octet-stream';
    // vite puts a hash of the contents into the names below assets/: those never change.
    const lasting = file.path.startsWith(join(real, 'assets') + sep);
    const caching = {
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.tag,
      Vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === file.tag) return answer(304, caching);

    try {
      const body = await readFile(file.path);
      const fit = textual.test(type) || type === 'application/wasm' || type.startsWith('text/javascript');
      if (!fit || body.length < 1024 || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
        return answer(200, { ...caching, 'Content-Type': type }, body);
      }
      const key = `${file.tag} ${file.path}`;
      const small = compressed.get(key) ?? (await compress(body));
      compressed.set(key, small);
      return answer(200, { ...caching, 'Content-Type': type, 'Content-Encoding': 'gzip' }, small);
    } catch {
      // Removed between the look and the read, by a build that is under way.
      return refuse(404);
    }
  };
  // Nothing above should throw; if it does, that is one lost answer and not the end of the server.
  return (request, response) => void reply(request, response).catch(() => response.destroy());
}

/** What serves: the port it took, and its end. */
export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves a folder on this computer's own addresses, IPv4 and IPv6, since `localhost` may mean either; on port 0 for any that is free.
 * Rejects with code EADDRINUSE where the port is taken.
 */
export async function serve(folder: string, port: number): Promise<Serving> {
  const listener = await answerFrom(folder);
  const first = await listen(listener, '127.0.0.1', port);
  const address = first.address() as AddressInfo;
  const servers = [first];
  try {
    servers.push(await listen(listener, '::1', address.port));
  } catch (error) {
    // A computer without IPv6 is served on the other address; a taken port is a taken port.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE' && port !== 0) {
      first.close();
      throw error;
    }
  }
  const close = async (): Promise<void> => {
    await Promise.all(
      servers.map((server) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  };
  return { port: address.port, close };
}

function listen(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
