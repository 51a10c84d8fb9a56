import { fillIn } from '@gazetteer/contract';
import type { Mount } from '@gazetteer/host';
import { dayOf, minuteOfWeek, stateAt, type Span } from './state.ts';
import { markToday } from './week.ts';

const EACH_MINUTE = 60_000;

export const mount: Mount = (root) => {
	const { week = '[]', zone = 'UTC', days = '', texts = '[]' } = root.dataset;
	const spans = JSON.parse(week) as Span[];
	const [open, closed, closes, closesOn, opens, opensOn] = JSON.parse(texts) as string[];
	const [state, next] = root.children;

	const update = () => {
		const minute = minuteOfWeek(new Date(), zone);
		const { isOpen, time = '', day } = stateAt(spans, minute);
		const [at, on] = isOpen ? [closes, closesOn] : [opens, opensOn];
		const change = (day === undefined ? at : on) ?? '';
		root.classList.toggle('gz-is-open', isOpen);
		state!.textContent = (isOpen ? open : closed) ?? '';
		next!.textContent = time && fillIn(change, { time, day: days.split(',')[day ?? 0] ?? '' });
		markToday(root.closest('.gz-place-hours'), dayOf(minute));
	};
	update();
	const timer = setInterval(update, EACH_MINUTE);
	return () => clearInterval(timer);
};
