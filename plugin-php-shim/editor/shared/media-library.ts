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
	/** `add` adds each clicked image to the selection. */
	readonly multiple: false | 'add';
	/** ID of the initially selected image. */
	readonly marked?: number;
	readonly then: (ids: readonly number[]) => void;
}

/** Opens the WordPress media library, which is available in both editors. */
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
