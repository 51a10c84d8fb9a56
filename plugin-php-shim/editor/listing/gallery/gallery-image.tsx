import type { KeyboardEvent } from 'react';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { Button } from '@wordpress/components';
import { REMOVE } from '../../shared/icons.tsx';
import { MoveButtons } from '../../shared/reorder/move-buttons.tsx';
import type { MovingPart } from '../../shared/reorder/use-reorder.ts';
import type { Picture } from './images.ts';

interface GalleryImageProps {
	readonly picture: Picture | undefined;
	readonly id: number;
	readonly number: number;
	readonly count: number;
	readonly move: (by: -1 | 1, part: MovingPart) => void;
	readonly remove: () => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Returns the direction in which an arrow key moves the image. It is reversed in right-to-left
 * languages.
 */
const stepOf = (key: string): -1 | 1 | undefined => {
	if (key === 'ArrowLeft') return isRTL() ? 1 : -1;
	if (key === 'ArrowRight') return isRTL() ? -1 : 1;
	return STEPS[key];
};

export const nameOfImage = (id: number, picture?: Picture) => picture?.alt || String(id);

export function GalleryImage({ picture, id, number, count, move, remove }: GalleryImageProps) {
	const name = nameOfImage(id, picture);
	const press = (event: KeyboardEvent) => {
		const by = stepOf(event.key);
		if (!by) return;
		event.preventDefault();
		move(by, 'grip');
	};
	return (
		<li className="gz-image-item">
			<button
				type="button"
				className="gz-image"
				data-part="grip"
				aria-label={sprintf(
					/* translators: 1: an image, 2: its place, 3: number of images. */
					__('“%1$s”, %2$d of %3$d. Arrow keys move it.', 'gazetteer'),
					name,
					number,
					count,
				)}
				onKeyDown={press}
			>
				{picture ? <img src={picture.url} alt="" /> : <span>{id}</span>}
			</button>
			<span className="gz-tools">
				<MoveButtons
					isSideways
					/* translators: %s: an image. */
					up={sprintf(__('Move “%s” earlier', 'gazetteer'), name)}
					/* translators: %s: an image. */
					down={sprintf(__('Move “%s” later', 'gazetteer'), name)}
					isFirst={number === 1}
					isLast={number === count}
					onMove={move}
				/>
				<Button
					size="small"
					icon={REMOVE}
					/* translators: %s: an image. */
					label={sprintf(__('Remove “%s”', 'gazetteer'), name)}
					onClick={remove}
				/>
			</span>
		</li>
	);
}
