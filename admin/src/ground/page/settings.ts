/** What the server tells the page when it serves it: nothing secret, nothing built in. */
export type Settings = {
  firebase: { apiKey: string; authDomain: string; projectId: string; emulador: boolean };
  entidad: { nombre: string; nombreCorto: string };
  demostracion: boolean;
};

export const settings = JSON.parse(document.getElementById('configuracion')?.textContent ?? '') as Settings;
