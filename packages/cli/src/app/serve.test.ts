import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serve } from './serve.ts';

const secret = 'outside the folder';
let home: string;
let server: Serving;

beforeAll(async () => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'serve-')));
  const dist = join(home, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, 'folder.d'));
  mkdirSync(join(home, 'dist-other'));
  writeFileSync(join(home, 'secret.txt'), secret);
  writeFileSync(join(home, 'dist-other', 'secret.txt'), secret);
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(dist, '.made-from'), secret);
  writeFileSync(join(dist, 'assets', 'app-1a2b3c.js'), `export const words = '${'word '.repeat(1000)}';`);
  writeFileSync(join(dist, 'assets', 'tile.png'), Buffer.alloc(4000, 7));
  writeFileSync(join(dist, 'unknown.bin'), 'x');
  symlinkSync(join(home, 'secret.txt'), join(dist, 'link.txt'));
  symlinkSync(home, join(dist, 'up'));
  server = await serve(dist, 0);
});

afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path as it is: `fetch` would tidy it up first. */
function get(
  path: string,
  { method = 'GET', headers = {}, host = '127.0.0.1' }: { method?: string; headers?: OutgoingHttpHeaders; host?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port: server.port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** The bytes of a request, unchecked by any client. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (part) => (answer += part));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('what it serves', () => {
  it('the page, for its root and for the addresses of the app', async () => {
    for (const path of ['/', '/index.html', '/play/wow', '/?seed=1', '/rules?x=../../secret.txt']) {
      const { status, headers, body } = await get(path);
      expect({ path, status, type: headers['content-type'] }).toEqual({ path, status: 200, type: 'text/html; charset=utf-8' });
      expect(body.toString()).toContain('<title>page</title>');
    }
  });

  it.each([
    ['/assets/app-1a2b3c.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/tile.png', 'image/png', 'public, max-age=31536000, immutable'],
    ['/unknown.bin', 'application/octet-stream', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s as %s, %s', async (path, type, caching) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching]);
  });

  it('compressed text, to those who take it', async () => {
    const plain = await get('/assets/app-1a2b3c.js');
    const small = await get('/assets/app-1a2b3c.js', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(small.body.length).toBeLessThan(plain.body.length / 10);
    expect(gunzipSync(small.body)).toEqual(plain.body);
    expect((await get('/assets/tile.png', { headers: { 'Accept-Encoding': 'gzip' } })).headers['content-encoding']).toBeUndefined();
  });

  it('nothing again, where the browser has it already', async () => {
    const { headers } = await get('/');
    const again = await get('/', { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('on IPv6 too, where the computer has it', async () => {
    const { status } = await get('/', { host: '::1' }).catch((error) => {
      expect(error.code).not.toBe('ECONNREFUSED');
      return { status: 200 };
    });
    expect(status).toBe(200);
  });

  it('HEAD without a body; no other method', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect([head.status, head.body.length, Number(head.headers['content-length']) > 0]).toEqual([200, 0, true]);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect((await get('/', { method })).status).toBe(405);
  });
});

describe('what it refuses', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%252e%252e/secret.txt',
    '/../dist-other/secret.txt',
    '//secret.txt',
    '/link.txt',
    '/up/secret.txt',
    '/.made-from',
    '/assets/.made-from',
    '/secret.txt%00.html',
    '/index.html%00',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '/C:/secret.txt',
    '/index.html::$DATA',
    '/folder.d',
    '/missing.js',
  ])('%s', async (path) => {
    const { status, body } = await get(path);
    expect(body.toString()).not.toContain(secret);
    expect([400, 404]).toContain(status);
  });

  it('a target that is no path of ours, or no HTTP at all', async () => {
    const lines = ['GET ../secret.txt HTTP/1.1', 'GET http://127.0.0.1/../secret.txt HTTP/1.1', 'GET /\0 HTTP/1.1', 'nonsense'];
    for (const line of lines) {
      const answer = await send(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toContain(secret);
    }
    expect((await get('/')).status).toBe(200);
  });
});

describe('what protects the page', () => {
  it('comes with every answer, refusals included', async () => {
    for (const path of ['/', '/assets/app-1a2b3c.js', '/missing.js']) {
      const { headers } = await get(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("worker-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('a taken port is an error, not a second server', async () => {
    await expect(serve(join(home, 'dist'), server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
