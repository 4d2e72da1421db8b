import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './design/components.css';
import './design/kit.css';
import './shell/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchTheRest } from './app/fetching.ts';
import { besides } from './games/registry.ts';
import { showSettings } from './settings/store.ts';
import { App } from './shell/App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const begin = (): void => {
  showSettings();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  fetchTheRest();
};

// A game that cannot be fetched keeps nobody from the others.
if (besides === null) begin();
else void besides.then(begin, begin);
