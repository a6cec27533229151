import '@fontsource-variable/figtree/wght.css';
import './ground/page/beforeScript.css';
import { isSignInPath } from './ground/page/settings';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Two documents share this entry: the light sign-in page and the panel.
const screen = isSignInPath(location.pathname) ? import('./shell/renderSignIn') : import('./shell/renderPanel');
screen.then(
  ({ render }) => render(root),
  (error: unknown) => {
    console.error(error);
    root.textContent = 'No se pudo abrir la página. Puede haber una versión nueva: vuelva a cargarla.';
  },
);
