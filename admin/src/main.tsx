import '@fontsource-variable/figtree/wght.css';
import './ground/page/beforeScript.css';
import { pathIsDoor } from './ground/page/settings';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Two documents share this entry: the light sign-in page and the panel.
const drawn = pathIsDoor(location.pathname) ? import('./shell/drawDoor') : import('./shell/drawPanel');
drawn.then(
  ({ draw }) => draw(root),
  (error: unknown) => {
    console.error(error);
    root.textContent = 'No se pudo abrir la página. Puede haber una versión nueva: vuelva a cargarla.';
  },
);
