import { CLOCK } from '@gazetteer/contract';
import { everyText } from './every-text.ts';
import type { Rule } from '../types.ts';

const FORMAT = /^\d\d:\d\d(:\d\d)?$/;
const LAST = [CLOCK.hour.max, CLOCK.minute.max, CLOCK.second.max];

const isTimeOfDay = everyText(
	(text) =>
		FORMAT.test(text) && text.split(':').every((part, unit) => Number(part) <= LAST[unit]!),
);

export const time: Rule = () => isTimeOfDay;
