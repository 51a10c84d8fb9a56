import { drawn } from '../shared/icons.tsx';

const BOX = 'M4.5 4.5h15v15h-15z';
const LINE = 'M3.5 7.5h17v9h-17z';

export const FIELD_ICONS: Readonly<Record<string, ReturnType<typeof drawn>>> = {
	text: drawn(`${LINE} M7 10v4`),
	email: drawn('M3.5 6h17v12h-17z M4 6.5l8 6.5 8-6.5'),
	url: drawn(
		'M10 14a3.5 3.5 0 0 1 0-5l3-3a3.5 3.5 0 0 1 5 5l-2 2 M14 10a3.5 3.5 0 0 1 0 5l-3 3a3.5 3.5 0 0 1-5-5l2-2',
	),
	tel: drawn('M7.5 3.5h9v17h-9z M10.5 17.5h3'),
	textarea: drawn(`${BOX} M8 9h8 M8 12h8 M8 15h5`),
	select: drawn(`${LINE} M13.5 10.5l2 2 2-2`),
	checkboxes: drawn(`${BOX} M8 12l3 3 5.5-6`),
	radios: drawn(
		'M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z M12 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 1 0 0-3z',
	),
	acceptance: drawn('M12 3.5l7 2.5v5c0 5-3 8-7 9.5-4-1.5-7-4.5-7-9.5v-5z M9 12l2.5 2.5 4-5'),
	number: drawn(`${LINE} M7 10.5l1.5-.5v4 M12 10h3l-3 4h3`),
	range: drawn('M3.5 12h8 M16.5 12h4 M14 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z'),
	date: drawn('M4.5 6.5h15v13h-15z M4.5 10.5h15 M8.5 4v4 M15.5 4v4'),
	time: drawn('M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15z M12 8v4.5l3 1.5'),
	quiz: drawn('M12 3.5a5.5 5.5 0 0 1 3 10v2.5h-6v-2.5a5.5 5.5 0 0 1 3-10z M10 19.5h4'),
	captcha: drawn('M3.5 6h17v12h-17z M7 15l2-6 2 6 M14 9.5c3-1 3 2.5 0 2.5 3.5 0 3.5 4 0 3'),
	file: drawn(
		'M17.5 11l-6 6a3.5 3.5 0 0 1-5-5l7-7a2.5 2.5 0 0 1 3.5 3.5l-6.5 6.5a1 1 0 0 1-1.5-1.5l5.5-5.5',
	),
	hidden: drawn('M3 12c5-7 13-7 18 0-5 7-13 7-18 0z M5 20L19 4'),
	submit: drawn('M3.5 8.5h17v7h-17z M8 12h8'),
};
