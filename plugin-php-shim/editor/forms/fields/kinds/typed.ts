import { __ } from '@wordpress/i18n';
import type { FieldKind } from '../field-kind.ts';

const LINES = ['text', 'email', 'url', 'tel', 'textarea'];

export const typedKinds = (): Record<string, FieldKind> => ({
	text: {
		title: __('Text field', 'gazetteer'),
		description: __('One line of text, such as a name.', 'gazetteer'),
		keywords: [__('name', 'gazetteer'), __('line', 'gazetteer'), 'input'],
		kind: 'line',
		settings: ['typing', 'lengths', 'counter'],
		fresh: { label: __('Your name', 'gazetteer') },
		becomes: LINES,
	},
	email: {
		title: __('Email field', 'gazetteer'),
		description: __('An email address. You can reply to it.', 'gazetteer'),
		keywords: [__('mail', 'gazetteer'), __('address', 'gazetteer')],
		kind: 'line',
		settings: ['typing', 'lengths'],
		fresh: { label: __('Your email', 'gazetteer'), autocomplete: 'email' },
		becomes: LINES,
	},
	url: {
		title: __('Web address field', 'gazetteer'),
		description: __('The address of a website.', 'gazetteer'),
		keywords: ['url', __('website', 'gazetteer'), __('link', 'gazetteer')],
		kind: 'line',
		settings: ['typing', 'lengths'],
		fresh: { label: __('Website', 'gazetteer'), autocomplete: 'url' },
		becomes: LINES,
	},
	tel: {
		title: __('Telephone field', 'gazetteer'),
		description: __('A telephone number.', 'gazetteer'),
		keywords: ['tel', __('phone', 'gazetteer'), __('mobile', 'gazetteer')],
		kind: 'line',
		settings: ['typing', 'lengths'],
		fresh: { label: __('Telephone', 'gazetteer'), autocomplete: 'tel' },
		becomes: LINES,
	},
	textarea: {
		title: __('Long text field', 'gazetteer'),
		description: __('Several lines of text, such as a message.', 'gazetteer'),
		keywords: [__('message', 'gazetteer'), 'textarea', __('comment', 'gazetteer')],
		kind: 'area',
		settings: ['typing', 'lengths', 'counter'],
		fresh: { label: __('Your message', 'gazetteer') },
		becomes: LINES,
	},
});
