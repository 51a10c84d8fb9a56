export type Entries = readonly (readonly [name: string, value: string])[];

export const VALID: Entries = [
	['name', 'Ann Example'],
	['mail', 'ann.example@mail.example.com'],
	['site', 'https://www.example.com/about?from=form'],
	['phone', '+49 (30) 123-4567'],
	['company', 'Example and Sons'],
	['guests', '4'],
	['budget', '1250.50'],
	['arrival', '2026-11-18'],
	['hour', '14:30'],
	['country', 'Chile'],
	['topics[]', 'Rooms'],
	['topics[]', 'Tours'],
	['reference', 'AB-1234'],
	['source', 'A friend'],
	['message', 'We would like to come for a week, with two children.'],
	['reach', '030 1234567'],
];

export const INVALID: Entries = [
	['name', ' '],
	['mail', 'ann.example@mail'],
	['site', 'www.example.com'],
	['phone', 'none'],
	['company', 'x'.repeat(101)],
	['guests', '99'],
	['budget', 'much'],
	['arrival', '2026-11-21'],
	['hour', '25:00'],
	['country', 'Atlantis'],
	['topics[]', 'Cars'],
	['reference', 'AB'],
	['source', ''],
	['message', ''],
	['reach', 'by boat'],
];
