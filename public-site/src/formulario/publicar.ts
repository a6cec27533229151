export type Respuesta = { status: number; body: unknown };

/**
 * Posts a form and reads the JSON that comes back; rejects when nothing readable does. By XMLHttpRequest, which alone
 * says how much of the files has gone up: `alSubir` hears it as a part of 1.
 */
export const publicar = (
  accion: string,
  datos: FormData,
  conArchivos: boolean,
  alSubir: (parte: number) => void,
): Promise<Respuesta> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', accion);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded, total }) => alSubir(total > 0 ? loaded / total : 0);
    request.onerror = reject;
    request.onload = () => {
      try {
        resolve({ status: request.status, body: JSON.parse(request.responseText) });
      } catch (error) {
        reject(error);
      }
    };
    const textos = () => new URLSearchParams([...datos].map(([name, value]) => [name, String(value)]));
    request.send(conArchivos ? datos : textos());
  });
