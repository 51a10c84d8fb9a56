<?php
/**
 * One listing of an owner: its status and the available actions.
 *
 * @var \Gazetteer\Submission\Dashboard\OwnListing $listing
 * @var string $address URL of this page.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Submission\Dashboard\DashboardPost;
use Gazetteer\Submission\Dashboard\MyListingsBlock;
use Gazetteer\Submission\Pages\SubmissionTemplates;

if (!defined('ABSPATH')) {
    exit;
}

// Screen readers list links without their context, so each link contains the listing's name.
$of = '<span class="gz-own-hidden">: ' . Tag::text($listing->title) . '</span>';
$facts = array_filter([
    /* translators: %s: name of a plan. */
    $listing->plan === '' ? '' : sprintf(__('Plan: %s', 'gazetteer'), $listing->plan),
    /* translators: %s: a date. */
    $listing->until === '' ? '' : sprintf(__('listed until %s', 'gazetteer'), $listing->until),
]);
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes; the picture is WordPress's markup.
?>
<li class="gz-own">
<div class="gz-own-frame" aria-hidden="true"><?php echo $listing->picture; ?></div>
<div class="gz-own-text">
<h2 class="gz-own-title"><?php echo Tag::text($listing->title); ?></h2>
<p class="gz-own-facts"><span class="gz-own-state gz-own-<?php echo esc_attr($listing->tone); ?>"><?php echo Tag::text($listing->state); ?></span> <?php echo Tag::text(implode(', ', $facts)); ?></p>
<?php if ($listing->note !== '') : ?>
<p class="gz-own-note"><?php echo Tag::text($listing->note); ?></p>
<?php endif; ?>
<?php
if ($listing->due !== null && $listing->pay === '') {
    echo SubmissionTemplates::draw('payment', ['due' => $listing->due]);
}
?>
<div class="gz-own-actions">
<?php if ($listing->pay !== '') : ?>
<a class="gz-own-action" href="<?php echo esc_url($listing->pay); ?>"><?php esc_html_e('Pay now', 'gazetteer'); ?><?php echo $of; ?></a>
<?php endif; ?>
<?php if ($listing->edit !== '') : ?>
<a class="gz-own-action" href="<?php echo esc_url($listing->edit); ?>"><?php esc_html_e('Edit', 'gazetteer'); ?><?php echo $of; ?></a>
<?php endif; ?>
<?php if ($listing->view !== '') : ?>
<a class="gz-own-action" href="<?php echo esc_url($listing->view); ?>"><?php esc_html_e('View', 'gazetteer'); ?><?php echo $of; ?></a>
<?php endif; ?>
<?php if ($listing->mayRenew) : ?>
<form method="post" action="<?php echo esc_url($address); ?>">
<?php
echo Tag::of('input', ['type' => 'hidden', 'name' => DashboardPost::ACTION, 'value' => DashboardPost::RENEW]);
echo Tag::of('input', ['type' => 'hidden', 'name' => DashboardPost::LISTING, 'value' => $listing->id]);
echo Tag::of('input', ['type' => 'hidden', 'name' => '_wpnonce', 'value' => DashboardPost::nonce(DashboardPost::RENEW, $listing->id)]);
?>
<button type="submit" class="gz-own-action"><?php esc_html_e('Renew', 'gazetteer'); ?><?php echo $of; ?></button>
</form>
<?php endif; ?>
<a class="gz-own-action gz-own-quiet" href="<?php echo esc_url(add_query_arg(MyListingsBlock::ASK, $listing->id, $address)); ?>"><?php esc_html_e('Delete', 'gazetteer'); ?><?php echo $of; ?></a>
</div>
</div>
</li>
