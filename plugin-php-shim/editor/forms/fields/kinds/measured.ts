import { __ } from '@wordpress/i18n';
import type { FieldKind } from '../field-kind.ts';

/** The field types for numbers, dates and times. */
export const measuredKinds = (): Record<string, FieldKind> => ({
	number: {
		title: __('Number field', 'gazetteer'),
		description: __('A number, with optional limits.', 'gazetteer'),
		keywords: [__('amount', 'gazetteer'), __('quantity', 'gazetteer')],
		kind: 'line',
		settings: ['typing', 'numbers'],
		fresh: { label: __('How many?', 'gazetteer') },
		becomes: ['number', 'range', 'text'],
	},
	range: {
		title: __('Slider', 'gazetteer'),
		description: __('A number that visitors set with a slider.', 'gazetteer'),
		keywords: [__('range', 'gazetteer'), __('scale', 'gazetteer')],
		kind: 'range',
		settings: ['value', 'numbers'],
		fresh: { label: __('How much?', 'gazetteer'), min: '0', max: '100' },
		becomes: ['number', 'range'],
	},
	date: {
		title: __('Date field', 'gazetteer'),
		description: __('A date that visitors pick from a calendar.', 'gazetteer'),
		keywords: [__('day', 'gazetteer'), __('calendar', 'gazetteer')],
		kind: 'line',
		settings: ['days'],
		fresh: { label: __('Which day?', 'gazetteer') },
	},
	time: {
		title: __('Time field', 'gazetteer'),
		description: __('A time of day.', 'gazetteer'),
		keywords: [__('hour', 'gazetteer'), __('clock', 'gazetteer')],
		kind: 'line',
		settings: ['hours'],
		fresh: { label: __('What time?', 'gazetteer') },
	},
});
