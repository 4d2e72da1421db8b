import './games/registry.ts';
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
import { showSettings } from './settings/store.ts';
import { App } from './shell/App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

showSettings();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
fetchTheRest();
