import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Store } from '@gazetteer/store';
import { useStore } from '@gazetteer/view';
import { useEffect, useState } from '@wordpress/element';
import { initials, type CardValues } from './card-values.ts';
import type { Room } from './room.ts';

export interface CardState {
	readonly values: CardValues;
	readonly room: Room | undefined;
}

/** Returns an object URL for a file, and revokes the URL when the file changes. */
function usePicture(file: File | undefined): string {
	const [address, setAddress] = useState('');
	useEffect(() => {
		if (!file) return setAddress('');
		const made = URL.createObjectURL(file);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return address;
}

/**
 * Previews the listing's card. Hidden from screen readers, because all of its content is in the
 * form.
 */
export function Card({ store }: { readonly store: Store<CardState> }) {
	const { values, room } = useStore(store, (state) => state);
	const { title, tagline, category, place, contact } = values;
	const picture = usePicture(values.picture);
	if (!room || !title) return null;
	return (
		<div
			className="gz-preview-card"
			style={{ left: `${room.left}px`, inlineSize: `${room.width}px` }}
		>
			<p className="gz-preview-title">{pageText(TEXT.preview)}</p>
			<div className="gz-preview-listing">
				<div className="gz-preview-picture">
					{picture ? <img src={picture} alt="" /> : <span>{initials(title)}</span>}
				</div>
				<div className="gz-preview-text">
					{category && <p className="gz-preview-kind">{category}</p>}
					<p className="gz-preview-name">{title}</p>
					{place && <p>{place}</p>}
					{tagline && <p>{tagline}</p>}
					{contact && (
						<p>
							<bdi>{contact}</bdi>
						</p>
					)}
				</div>
			</div>
		</div>
	);
}
