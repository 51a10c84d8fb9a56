import { fillIn, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { useLayoutEffect, useRef } from '@wordpress/element';
import type { Picture } from '../../../interactive/pictures.ts';
import type { GalleryActions } from '../controller.ts';
import type { DragOrder } from './drag-order.tsx';
import { Icon } from './icons.tsx';
import { Preview } from './preview.tsx';

interface Props {
	readonly picture: Picture;
	readonly number: number;
	readonly count: number;
	readonly actions: GalleryActions;
	readonly drag: DragOrder;
}

interface ToolProps {
	readonly icon: 'earlier' | 'later' | 'remove' | 'back';
	readonly text: string;
	readonly number: number;
	readonly act: () => void;
	readonly isOff?: boolean;
}

/**
 * A button for an action on a picture. At an end of the list, a move button is not `disabled`,
 * because it would lose the focus.
 */
const Tool = ({ icon, text, number, act, isOff = false }: ToolProps) => (
	<button
		type="button"
		className="gz-icon-button"
		data-tool={icon}
		aria-label={fillIn(pageText(text), { number })}
		aria-disabled={isOff}
		onClick={() => isOff || act()}
	>
		<Icon name={icon} />
	</button>
);

/**
 * Restores the focus of the button that moved a picture, because a moved element loses the focus.
 */
function useFocusKept(number: number) {
	const item = useRef<HTMLLIElement>(null);
	const pressed = useRef<string>();
	useLayoutEffect(() => {
		const tool = pressed.current;
		pressed.current = undefined;
		if (tool) item.current?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();
	}, [number]);
	return { item, pressed };
}

/** Moves the focus to the next or previous picture before a picture is removed. */
function focusBeside(item: HTMLLIElement | null): void {
	const beside = item?.nextElementSibling ?? item?.previousElementSibling;
	const place =
		beside?.querySelector<HTMLElement>('[data-tool="remove"], [data-tool="back"]') ??
		item?.closest('.lplistgallery')?.querySelector<HTMLElement>('.gz-zone input');
	place?.focus();
}

export function Photo({ picture, number, count, actions, drag }: Props) {
	const { item, pressed } = useFocusKept(number);
	const { key, isRemoved = false, isPreparing = false, saved } = picture;

	const move = (by: number, tool: string) => {
		pressed.current = tool;
		actions.move(key, number - 1 + by);
		actions.sayPlace(key);
	};
	const remove = () => {
		if (saved === undefined) focusBeside(item.current);
		actions.remove(key);
	};
	const state = [
		'gz-photo',
		isRemoved ? 'gz-photo-removed' : '',
		drag.dragged === key ? 'gz-photo-dragged' : '',
	];
	return (
		<li ref={item} className={state.filter(Boolean).join(' ')} data-picture={key}>
			<div className="gz-photo-frame" onPointerDown={(event) => drag.begin(event, key)}>
				<Preview picture={picture} />
				<span className="gz-photo-number">{number}</span>
				{count > 1 && (
					<span className="gz-photo-grip" data-grip="">
						<Icon name="grip" />
					</span>
				)}
				{isPreparing && (
					<span className="gz-photo-state">{pageText(TEXT.preparingPhoto)}</span>
				)}
				{isRemoved && <span className="gz-photo-state">{pageText(TEXT.goesWhenSent)}</span>}
			</div>
			<div className="gz-photo-tools">
				<Tool
					icon="earlier"
					text={TEXT.movePhotoEarlier}
					number={number}
					isOff={number === 1}
					act={() => move(-1, 'earlier')}
				/>
				<Tool
					icon="later"
					text={TEXT.movePhotoLater}
					number={number}
					isOff={number === count}
					act={() => move(1, 'later')}
				/>
				{isRemoved ? (
					<Tool
						icon="back"
						text={TEXT.putPhotoBack}
						number={number}
						act={() => actions.putBack(key)}
					/>
				) : (
					<Tool icon="remove" text={TEXT.removePhoto} number={number} act={remove} />
				)}
			</div>
		</li>
	);
}
