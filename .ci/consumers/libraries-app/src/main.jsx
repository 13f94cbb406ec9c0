// First in the page: what a library says of elements comes after it.
import '@companion/ui/login-dialog.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const hosts = {
  none: () => import('./none.jsx'),
  antd: () => import('./antd.jsx'),
  mantine: () => import('./mantine.jsx'),
  mui: () => import('./mui.jsx'),
};
const library = new URLSearchParams(location.search).get('library') ?? 'none';
const { Host } = await hosts[library]();

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Host />
  </StrictMode>,
);
