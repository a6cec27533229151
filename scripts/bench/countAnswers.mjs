import { Agent, get } from 'node:http';

/**
 * How many answers a second an address gives to some connections that ask again as soon as they are answered.
 * @param {string} address
 * @param {{ connections: number, seconds: number, bytes: number }} load an answer of another length is an error
 */
export async function countAnswers(address, { connections, seconds, bytes }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const length = await lengthOf(address, agent);
      if (length !== bytes) throw new Error(`${address} dio ${length} bytes en lugar de ${bytes}`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return answers / seconds;
}

const lengthOf = (address, agent) =>
  new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      let length = 0;
      response.on('data', (chunk) => {
        length += chunk.length;
      });
      response.on('end', () => resolve(length));
      response.on('error', reject);
    }).on('error', reject);
  });
