import { mount } from '../../../widgets/opening-hours/mount.ts';

const { signal: leaving } = new AbortController();
const TEXTS = [
	'Open now',
	'Closed now',
	'Closes at {time}',
	'Closes {day} {time}',
	'Opens at {time}',
	'Opens {day} {time}',
];

/** The line as the server printed it, at a moment long ago. */
const place = (week: unknown) => {
	document.body.innerHTML =
		'<span class="gz-open-state"><strong>Closed now</strong> <span>Opens Mon 09:00</span></span>';
	const root = document.body.firstElementChild as HTMLElement;
	Object.assign(root.dataset, {
		week: JSON.stringify(week),
		zone: 'Europe/Zurich',
		days: 'Mon,Tue,Wed,Thu,Fri,Sat,Sun',
		texts: JSON.stringify(TEXTS),
	});
	return root;
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-16T16:59:00Z') }));
afterEach(() => jest.useRealTimers());

describe('opening-hours widget', () => {
	it('an outdated line is corrected at mount, and again when the place closes', () => {
		const root = place([[540, 1080, '9 am', '6 pm']]);
		const undo = mount(root, {}, leaving) as () => void;
		expect(root.textContent).toBe('Open now Closes at 6 pm');
		expect(root.classList.contains('gz-is-open')).toBe(true);
		jest.advanceTimersByTime(60_000);
		expect(root.textContent).toBe('Closed now Opens Mon 9 am');
		expect(root.classList.contains('gz-is-open')).toBe(false);
		undo();
		expect(jest.getTimerCount()).toBe(0);
	});

	it('the row of the current day is marked, and its hours are in the summary', () => {
		const row = (hours: string) => `<div><dt></dt><dd>${hours}</dd></div>`;
		const week = `<dl>${['1', '2', '3', '4', '5', '6', '7'].map(row).join('')}</dl>`;
		const root = place([[540, 1080, '9 am', '6 pm']]);
		const section = document.createElement('section');
		section.className = 'gz-place-hours';
		root.replaceWith(section);
		section.innerHTML = `<span class="gz-place-span">5</span>${week}${week}<dl>${row('each day')}</dl>`;
		section.querySelectorAll('dl > div')[4]!.className = 'gz-today';
		section.prepend(root);
		mount(root, {}, leaving);
		const marked = [...section.querySelectorAll('.gz-today')].map((one) => one.textContent);
		expect(marked).toEqual(['1', '1']);
		expect(section.querySelector('.gz-place-span')!.textContent).toBe('1');
	});

	it('a place that is always open has no next change', () => {
		const root = place([[0, 10080, '0', '0']]);
		mount(root, {}, leaving);
		expect(root.textContent).toBe('Open now ');
	});
});
