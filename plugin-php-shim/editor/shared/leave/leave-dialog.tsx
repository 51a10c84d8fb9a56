import { __ } from '@wordpress/i18n';
import { Button, Modal } from '@wordpress/components';

interface LeaveDialogProps {
	/** What is not saved yet, as a sentence. */
	readonly text: string;
	readonly onStay: () => void;
	readonly onLeave: () => void;
	/** Saves and goes on, where that can be done from here. */
	readonly onSave?: () => void;
}

/** Asked before work that was not saved is left for something else of the screen. */
export const LeaveDialog = ({ text, onStay, onLeave, onSave }: LeaveDialogProps) => (
	<Modal
		title={__('Leave without saving?', 'gazetteer')}
		size={onSave ? 'medium' : 'small'}
		onRequestClose={onStay}
	>
		<p>{text}</p>
		<div className="gz-actions">
			{onSave && (
				<Button variant="primary" onClick={onSave}>
					{__('Save and continue', 'gazetteer')}
				</Button>
			)}
			<Button variant={onSave ? 'secondary' : 'primary'} onClick={onStay}>
				{__('Keep editing', 'gazetteer')}
			</Button>
			<Button variant="tertiary" isDestructive onClick={onLeave}>
				{__('Discard changes', 'gazetteer')}
			</Button>
		</div>
	</Modal>
);
