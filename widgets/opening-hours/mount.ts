import { fillIn } from '@gazetteer/contract';
import type { Mount } from '@gazetteer/host';
import { minuteOfWeek, stateAt, type Span } from './state.ts';

const EACH_MINUTE = 60_000;

export const mount: Mount = (root) => {
	const { week = '[]', zone = 'UTC', days = '', texts = '[]' } = root.dataset;
	const spans = JSON.parse(week) as Span[];
	const [open, closed, closes, closesOn, opens, opensOn] = JSON.parse(texts) as string[];
	const [state, next] = root.children;

	const update = () => {
		const { isOpen, time = '', day } = stateAt(spans, minuteOfWeek(new Date(), zone));
		const [at, on] = isOpen ? [closes, closesOn] : [opens, opensOn];
		const change = (day === undefined ? at : on) ?? '';
		root.classList.toggle('gz-is-open', isOpen);
		state!.textContent = (isOpen ? open : closed) ?? '';
		next!.textContent = time && fillIn(change, { time, day: days.split(',')[day ?? 0] ?? '' });
	};
	update();
	const timer = setInterval(update, EACH_MINUTE);
	return () => clearInterval(timer);
};
