<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Messages;

use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Listings\Domain\Listing;

/** Renders the form with which visitors write to the owner of a listing. */
final class MessageForm
{
    /** @param int $form The ID of the form that the site owner chose; 0 for none. */
    public function __construct(private readonly int $form, private readonly ListingRecipients $recipients)
    {
    }

    /** Returns '' if no form is chosen, or if the message would have no recipient. */
    public function draw(Listing $listing): string
    {
        $isOffered = $this->form > 0
            && ContactFormModule::areFormsOurs()
            && get_post_status($this->form) === 'publish'
            && $listing->status === 'publish'
            && $this->recipients->ofListing($listing) !== [];
        if (!$isOffered) {
            return '';
        }
        // Render the block, so that the scripts of the form are enqueued and themes can replace its template.
        $form = render_block(['blockName' => 'gazetteer/contact-form', 'attrs' => ['form' => $this->form], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
        if (trim($form) === '') {
            return '';
        }
        $heading = Tag::of('h2', ['id' => 'gz-write-heading'], Tag::text(__('Write to this business', 'gazetteer')));

        return Tag::of('section', ['class' => 'gz-part gz-place-write', 'id' => 'gz-write', 'aria-labelledby' => 'gz-write-heading'], $heading . $form);
    }
}
