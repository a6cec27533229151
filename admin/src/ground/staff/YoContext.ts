import { createContext } from 'react';
import type { Yo } from './yo';

export const YoContext = createContext<Yo | undefined>(undefined);
