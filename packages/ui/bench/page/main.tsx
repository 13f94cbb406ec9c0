/** The page of the benchmarks. It loads only the scene of `?scene=…`. */
import '../../src/theme/reset/index.ts';
import { createRoot } from 'react-dom/client';
import { nightTheme, text } from '../../src/theme/index.ts';

const scenes = {
  login: () => import('./login.tsx'),
  'radix-login': () => import('./radix-login.tsx'),
  sprites: () => import('./sprites.tsx'),
  'plain-pictures': () => import('./plain-pictures.tsx'),
  messages: () => import('./messages.tsx'),
};

const name = new URLSearchParams(location.search).get('scene') as keyof typeof scenes;
const { default: Scene } = await scenes[name]();
document.documentElement.className = nightTheme;
document.body.className = text;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Scene />);
