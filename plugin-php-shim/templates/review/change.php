<?php
/**
 * The review screen of one listing: its changes, and buttons to approve or decline them.
 *
 * @var \Gazetteer\Listings\Domain\Listing $listing The current listing.
 * @var \Gazetteer\Submission\Review\PendingEdit $edit
 * @var list<\Gazetteer\Submission\Review\Admin\ChangeRow> $rows
 * @var string $version The version of listing and edit.
 * @var array{string, string} $notice Message and notice type.
 */

declare(strict_types=1);

use Gazetteer\Submission\Review\Admin\ReviewScreen;

if (!defined('ABSPATH')) {
    exit;
}

$type = (string) get_post_type($listing->id);
$contested = array_filter($rows, static fn ($row): bool => $row->isContested);
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- rows hold markup, escaped as it was made.
?>
<div class="wrap gazetteer-review">
<h1><?php
/* translators: %s: name of a listing. */
echo esc_html(sprintf(__('Changes to “%s”', 'gazetteer'), wp_strip_all_tags($listing->title)));
?></h1>
<p><a href="<?php echo esc_url(ReviewScreen::url($type)); ?>"><?php esc_html_e('All changes', 'gazetteer'); ?></a> | <a href="<?php echo esc_url((string) get_permalink($listing->id)); ?>"><?php esc_html_e('View the listing', 'gazetteer'); ?></a> | <a href="<?php echo esc_url((string) get_edit_post_link($listing->id)); ?>"><?php esc_html_e('Edit the listing', 'gazetteer'); ?></a></p>
<?php if ($notice[0] !== '') : ?>
<div class="notice notice-<?php echo esc_attr($notice[1]); ?>"><p><?php echo esc_html($notice[0]); ?></p></div>
<?php endif; ?>
<p><?php
echo esc_html(sprintf(
    /* translators: 1: name of an account, 2: a date and a time. */
    __('By %1$s, %2$s. Visitors see the previous version until you approve the changes.', 'gazetteer'),
    (string) get_the_author_meta('display_name', $listing->author),
    (string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), $edit->since),
));
?></p>
<?php if ($contested !== []) : ?>
<div class="notice notice-warning inline"><p><?php esc_html_e('Some values were also changed on the site after the owner started editing. Select which version to keep for each of them. Values that the owner did not change are kept.', 'gazetteer'); ?></p></div>
<?php endif; ?>
<?php if ($rows === []) : ?>
<p><?php esc_html_e('The listing already contains the owner’s changes.', 'gazetteer'); ?></p>
<?php endif; ?>
<form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
<input type="hidden" name="action" value="<?php echo esc_attr(ReviewScreen::ACTION); ?>">
<input type="hidden" name="listing" value="<?php echo (int) $listing->id; ?>">
<input type="hidden" name="<?php echo esc_attr(ReviewScreen::VERSION); ?>" value="<?php echo esc_attr($version); ?>">
<?php wp_nonce_field(ReviewScreen::nonce($listing->id)); ?>
<?php foreach ($rows as $row) : ?>
<section class="gazetteer-change" data-field="<?php echo esc_attr($row->field); ?>">
<h2><?php echo esc_html($row->label); ?></h2>
    <?php if ($row->difference !== '') : ?>
<div class="gazetteer-difference"><?php echo $row->difference; ?></div>
    <?php else : ?>
<dl class="gazetteer-sides">
<div><dt><?php esc_html_e('Now', 'gazetteer'); ?></dt><dd><?php echo $row->now; ?></dd></div>
<div><dt><?php esc_html_e('Owner’s version', 'gazetteer'); ?></dt><dd><?php echo $row->wanted; ?></dd></div>
</dl>
    <?php endif; ?>
    <?php if ($row->isContested) : ?>
        <?php $name = ReviewScreen::TAKEN . "[{$row->field}]"; ?>
<fieldset class="gazetteer-contested">
<legend><?php esc_html_e('This value was also changed on the site. Which version do you want to keep?', 'gazetteer'); ?></legend>
<label><input type="radio" name="<?php echo esc_attr($name); ?>" value="now" checked> <?php esc_html_e('Current version', 'gazetteer'); ?></label>
<label><input type="radio" name="<?php echo esc_attr($name); ?>" value="wanted"> <?php esc_html_e('Owner’s version', 'gazetteer'); ?></label>
</fieldset>
    <?php endif; ?>
</section>
<?php endforeach; ?>
<p class="submit"><button type="submit" name="approve" value="1" class="button button-primary"><?php esc_html_e('Approve and publish', 'gazetteer'); ?></button></p>
<section class="gazetteer-change">
<h2><?php esc_html_e('Or decline', 'gazetteer'); ?></h2>
<p><label for="gazetteer-why"><?php esc_html_e('Reason (sent to the owner by email)', 'gazetteer'); ?></label></p>
<textarea id="gazetteer-why" name="<?php echo esc_attr(ReviewScreen::WHY); ?>" rows="3" maxlength="1000" class="large-text"></textarea>
<p><button type="submit" name="decline" value="1" class="button"><?php esc_html_e('Decline', 'gazetteer'); ?></button></p>
</section>
</form>
</div>
