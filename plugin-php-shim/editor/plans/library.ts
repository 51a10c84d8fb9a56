import { __ } from '@wordpress/i18n';

interface Frame {
	on: (event: 'select' | 'open', done: () => void) => void;
	open: () => void;
	state: () => {
		get: (name: 'selection') => {
			first: () => { id: number } | undefined;
			add: (attachment: unknown) => void;
		};
	};
}

interface Library {
	(options: object): Frame;
	attachment: (id: number) => unknown;
}

declare global {
	interface Window {
		wp?: { media?: Library };
	}
}

/** Opens the site's media library, on the image that is chosen now, and tells which one is chosen then. */
export function chooseImage(now: number, done: (id: number) => void): void {
	const media = window.wp?.media;
	if (!media) return;
	const frame = media({
		title: __('Choose a picture', 'gazetteer'),
		button: { text: __('Use it', 'gazetteer') },
		library: { type: 'image' },
		multiple: false,
	});
	frame.on('open', () => {
		if (now > 0) frame.state().get('selection').add(media.attachment(now));
	});
	frame.on('select', () => {
		const id = frame.state().get('selection').first()?.id;
		if (id !== undefined) done(id);
	});
	frame.open();
}
