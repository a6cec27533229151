import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../root.mjs';
import { commandsOf } from './runbook.mjs';

const REQUEST = '0197a4c2-5d1e';
/** Prometheus needs two scrapes, a minute apart, before it evaluates; an alert of two minutes needs as many more. */
const LONGEST_MS = 6 * 60_000;

/**
 * Checks a machine with Prometheus: it reads both processes, evaluates each rule and each question of the dashboard,
 * and reports a missing backup and a stopped process. Then follows docs/averias.md. `run` fails with its commands;
 * `outputOf` returns what they print.
 */
export async function watchMachine(run, outputOf) {
  const ask = (way, ...values) => {
    const data = values.map((value) => ` --data-urlencode 'query=${value}'`).join('');
    const {
      status,
      data: answer,
      error,
    } = JSON.parse(outputOf(`curl -sSG --retry 30 --retry-connrefused http://127.0.0.1:9090/api/v1/${way}${data}`));
    if (status !== 'success') throw new Error(`Prometheus: ${error}`);
    return answer;
  };
  const isAlert = (name, state) =>
    ask('alerts').alerts.some(({ labels, state: own }) => labels.alertname === name && own === state);

  await until('ve los dos procesos', () => ask('query', 'sum(up{job="cooperativa"})').result[0]?.value[1] === '2');
  await until('calcula las reglas', () => rulesOf(ask).every(({ health }) => health === 'ok'));
  await until('nota que falta una copia', () => isAlert('SinCopiaDeRespaldo', 'pending'));
  for (const expression of dashboardQuestions()) ask('query', expression);
  run('systemctl stop cooperativa@3002');
  await until('avisa del proceso detenido', () => isAlert('ServidorSinMedidas', 'firing'));
  run('systemctl start cooperativa@3002');
  await until('ve que volvió', () => !isAlert('ServidorSinMedidas', 'firing'));
  console.log(`Prometheus: ${rulesOf(ask).length} reglas y ${dashboardQuestions().length} gráficos, bien`);

  outputOf(`curl -sS -H 'X-Request-Id: ${REQUEST}-7000-8000-000000000000' http://127.0.0.1:3001/api/cotizacion`);
  // The stand-in for the mail server speaks no TLS; nginx does.
  const replacements = { 'smtp.entidad.bo:465': '127.0.0.1:443' };
  // As at a terminal: only the last command of a pipe decides.
  for (const commands of commandsOf('averias.md', undefined, replacements)) run(`set +o pipefail; ${commands}`);
}

const rulesOf = (ask) => ask('rules').groups.flatMap(({ rules }) => rules);

const dashboardQuestions = () =>
  JSON.parse(readFileSync(path.join(root, 'docs/ejemplos/tablero.json'), 'utf8')).panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr),
  );

async function until(what, isSo) {
  const end = Date.now() + LONGEST_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Prometheus no ${what}`);
    await sleep(5_000);
  }
}
