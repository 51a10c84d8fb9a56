interface Frame {
	readonly on: (event: 'select' | 'open', then: () => void) => void;
	readonly open: () => void;
	readonly state: () => {
		readonly get: (name: 'selection') => {
			readonly toJSON: () => readonly { readonly id: number }[];
			readonly add: (attachment: unknown) => void;
		};
	};
}

interface MediaLibrary {
	(options: object): Frame;
	readonly attachment: (id: number) => unknown;
}

declare global {
	interface Window {
		readonly wp?: { readonly media?: MediaLibrary };
	}
}

interface Choice {
	readonly title: string;
	readonly button: string;
	/**
	 * Whether the user can select several images. With `add`, each click adds an image to the
	 * selection.
	 */
	readonly multiple: false | 'add';
	/** The ID of the image that is selected when the media library opens. */
	readonly marked?: number;
	readonly then: (ids: readonly number[]) => void;
}

/** Opens WordPress's media library. This works in the block editor and in the classic editor. */
export function chooseImages({ title, button, multiple, marked = 0, then }: Choice): void {
	const media = window.wp?.media;
	if (!media) return;
	const frame = media({ title, button: { text: button }, library: { type: 'image' }, multiple });
	const selection = () => frame.state().get('selection');
	frame.on('open', () => {
		if (marked > 0) selection().add(media.attachment(marked));
	});
	frame.on('select', () =>
		then(
			selection()
				.toJSON()
				.map(({ id }) => id),
		),
	);
	frame.open();
}
