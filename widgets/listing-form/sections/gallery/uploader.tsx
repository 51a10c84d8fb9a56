import { useEffect, useId, useMemo, useRef } from '@wordpress/element';
// Before FilePond, whose painter it replaces.
import { keepAwake, wake } from './frame-painter.ts';
import { FilePond, type FilePondProps } from 'react-filepond';

interface Props {
	/** What can be done here, in words. */
	readonly label: string;
	readonly isMultiple: boolean;
	readonly chosen: (files: readonly File[]) => void;
}

/** FilePond takes a label as markup. */
const asMarkup = (text: string) =>
	Object.assign(document.createElement('p'), { textContent: text }).innerHTML;

/**
 * FilePond where files come in: dropped, pasted, chosen, whole folders, too. It keeps none of them and sends none: what
 * comes in is given on at once, in the order in which it came.
 */
export default function Uploader({ label, isMultiple, chosen }: Props) {
	const give = useRef(chosen);
	const place = `gz-pond-${useId().replace(/\W/g, '')}`;
	const frame = useRef<HTMLDivElement>(null);
	useEffect(() => {
		give.current = chosen;
		// What was drawn anew may have another size or other words.
		wake();
	});
	useEffect(() => {
		const leaving = new AbortController();
		if (frame.current) keepAwake(frame.current, leaving.signal);
		return () => leaving.abort();
	}, []);
	const options = useMemo<FilePondProps>(() => {
		let waiting: File[] = [];
		return {
			beforeAddFile({ file }) {
				// They come one by one, and within one task those that were chosen together.
				if (!waiting.length) {
					setTimeout(() => {
						const files = waiting;
						waiting = [];
						give.current(files);
					});
				}
				waiting.push(file as File);
				return false;
			},
		};
	}, []);

	return (
		<div ref={frame}>
			<FilePond
				{...options}
				name=""
				labelIdle={asMarkup(label)}
				allowMultiple={isMultiple}
				allowPaste={isMultiple}
				allowSyncAcceptAttribute={false}
				className={`gz-pond ${place}`}
				oninit={() =>
					document.querySelector(`.${place} > input`)?.setAttribute('accept', 'image/*')
				}
				credits={false}
				maxParallelUploads={0}
				instantUpload={false}
				dropValidation={false}
			/>
		</div>
	);
}
