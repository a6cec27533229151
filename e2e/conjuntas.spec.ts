import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { statusOf } from './support/ok.js';
import { create, dayFromToday, publish } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { publishCredito } from './support/simulables.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';
