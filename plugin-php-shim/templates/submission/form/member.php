<?php
/**
 * The name of the logged-in user, instead of the email field. Account errors are shown after it.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div id="inputEmail" class="gz-hint gz-member"><?php
echo Tag::text(sprintf(
    /* translators: %s: name of the account that is logged in. */
    __('You are logged in as %s.', 'gazetteer'),
    $view->member,
));
?></div>
