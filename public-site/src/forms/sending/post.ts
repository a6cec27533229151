export type Answer = { status: number; body: unknown };

/**
 * Posts a form and parses the JSON response; rejects when there is none. Uses XMLHttpRequest, since only it reports
 * upload progress: `onUpload` receives a fraction from 0 to 1.
 */
export const post = (
  action: string,
  data: FormData,
  withFiles: boolean,
  onUpload: (part: number) => void,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('Accept', 'application/json');
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0);
    request.onerror = reject;
    request.onload = () => {
      try {
        resolve({ status: request.status, body: JSON.parse(request.responseText) });
      } catch (error) {
        reject(error);
      }
    };
    const texts = () => new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
    request.send(withFiles ? data : texts());
  });
