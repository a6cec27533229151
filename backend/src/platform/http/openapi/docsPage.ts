import { escapeHtml } from '../escapeHtml.js';
import { audienceNames, audiences } from './audiences.js';

const viewer = {
  sources: audienceNames.map((name) => ({ title: audiences[name], slug: name, url: `/api/openapi.json?para=${name}` })),
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  documentDownloadType: 'none',
  // The document repeats a section's fields in each of its operations.
  hideModels: true,
  orderSchemaPropertiesBy: 'preserve',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  featuredClients: ['shell/curl', 'js/fetch', 'java/nethttp', 'csharp/httpclient', 'php/curl'],
  localization: {
    locale: 'es',
    translations: {
      footer: { poweredByScalar: 'Visor: Scalar' },
      search: {
        inputLabel: 'Qué busca',
        instructions: 'Use las flechas arriba o abajo para moverse, Enter para abrir y escriba para filtrar',
      },
    },
  },
};

const styles = `body{margin:0;font:16px/1.6 system-ui,sans-serif;background:#fffdf9;color:#221a16;--scalar-custom-header-height:48px}
body>header{position:sticky;top:0;z-index:20;display:flex;align-items:center;gap:1.25rem;height:48px;padding:0 1.25rem;background:#221a16}
body>header>a{color:#fff}body>p{padding:0 1.25rem}body>div~p{display:none}
.light-mode{--scalar-background-1:#fffdf9;--scalar-background-2:#fbf7f0;--scalar-background-3:#f0e7d9;--scalar-border-color:#e6dccd;
--scalar-color-1:#221a16;--scalar-color-2:#5b4f47;--scalar-color-3:#6f6259;--scalar-color-accent:#b0122b}`;

/** Permits the viewer's script and requests to this server; the viewer writes its styles into the page. */
export const docsPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'unsafe-inline'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Renders the page of the viewer; `trial`: whether readers may send requests from it. */
export function docsPage(trial: boolean): string {
  const settings = escapeHtml(JSON.stringify({ ...viewer, hideTestRequestButton: !trial }));
  return `<!doctype html><html lang="es-BO"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>API de la cooperativa</title><style>${styles}</style>
<header><a href="/">Ir al sitio</a><a href="/api/openapi.json">openapi.json</a><a href="/api/docs/errores">Errores</a></header>
<script type="application/json" id="api-reference" data-configuration="${settings}"></script>
<p>Preparando la referencia, que necesita JavaScript. Lo mismo, para programas, está en <a href="/api/openapi.json">openapi.json</a>.</p>
<script src="/api/docs/visor.js" defer></script></html>`;
}
