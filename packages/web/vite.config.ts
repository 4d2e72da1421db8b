import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // `source` first: the other packages are bundled from their TypeScript, no build of theirs is needed.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The server sends a Content-Security-Policy without `data:` scripts or inline styles; assets stay files.
    assetsInlineLimit: 0,
  },
});
