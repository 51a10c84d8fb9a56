<?php
/**
 * One review, with the reply of the owner.
 *
 * @var \Gazetteer\Reviews\Domain\Review $review
 * @var ?\WP_Comment $reply
 * @var \Closure(string, int=): string $hidden Hidden inputs of a form, escaped.
 * @var int $owner The account of the listing's owner.
 * @var bool $mayReply
 * @var string $action
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Reviews\Display\ReviewText;
use Gazetteer\Reviews\Form\ReviewGuard;
use Gazetteer\Reviews\Form\ReviewPost;
use Gazetteer\Reviews\ReviewTexts;

if (!defined('ABSPATH')) {
    exit;
}

$author = ReviewText::author($review);
$id = "gz-review-{$review->id}";

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and ReviewText escape texts and attributes.
?>
<article class="gz-review" id="<?php echo esc_attr($id); ?>">
<?php if ($review->removed !== '') : ?>
    <p class="gz-review-removed"><?php
    /* translators: %s: the public reason for which the site removed a review. */
    echo Tag::text(sprintf(__('Removed by the site: %s', 'gazetteer'), $review->removed));
    ?></p>
    <p class="gz-review-by"><?php echo Tag::text($author), ' <span aria-hidden="true">·</span> ', ReviewText::date($review->time); ?></p>
<?php else : ?>
    <header class="gz-review-head">
        <span class="gz-review-mark" aria-hidden="true"><?php echo Tag::text(mb_strtoupper(mb_substr($author, 0, 1))); ?></span>
        <p class="gz-review-by"><strong><?php echo Tag::text($author); ?></strong> <?php echo ReviewText::date($review->time); ?></p>
        <?php echo ReviewText::stars((float) $review->stars); ?>
    </header>
    <?php if ($review->title !== '') : ?>
        <h3 class="gz-review-title"><?php echo Tag::text($review->title); ?></h3>
    <?php endif; ?>
    <div class="gz-review-text"><?php echo ReviewText::html($review->text); ?></div>
    <?php if ($reply !== null) : ?>
        <div class="gz-review-reply">
            <p class="gz-review-by"><strong><?php
            /* translators: %s: name of a person. */
            echo Tag::text((int) $reply->user_id === $owner ? __('Reply from the owner', 'gazetteer') : sprintf(__('Reply from %s', 'gazetteer'), ReviewText::plain($reply->comment_author)));
            ?></strong></p>
            <?php echo ReviewText::html($reply->comment_content); ?>
        </div>
    <?php endif; ?>
    <div class="gz-review-acts">
        <form method="post" action="<?php echo esc_url($action); ?>">
            <?php echo $hidden(ReviewGuard::HELPFUL, $review->id); ?>
            <button type="submit" class="gz-review-act"><?php
            echo Tag::text($review->helpful === 0 ? __('Helpful', 'gazetteer') : sprintf(
                /* translators: %s: number of visitors who found a review helpful. */
                __('Helpful (%s)', 'gazetteer'),
                number_format_i18n($review->helpful),
            ));
            ?><span class="screen-reader-text"> <?php
            /* translators: %s: name of a person. */
            echo Tag::text(sprintf(__('review by %s', 'gazetteer'), $author));
            ?></span></button>
        </form>
        <?php if ($mayReply) : ?>
            <details>
                <summary class="gz-review-act"><?php echo esc_html($reply === null ? __('Reply', 'gazetteer') : __('Change your reply', 'gazetteer')); ?></summary>
                <form class="gz-review-form" method="post" action="<?php echo esc_url($action); ?>">
                    <?php echo $hidden(ReviewGuard::REPLY, $review->id); ?>
                    <p class="gz-review-field">
                        <label for="<?php echo esc_attr("{$id}-answer"); ?>"><?php esc_html_e('Your public reply', 'gazetteer'); ?></label>
                        <?php echo Tag::of('textarea', ['id' => "{$id}-answer", 'name' => ReviewPost::REPLY_TEXT, 'rows' => 4, 'maxlength' => 5000, 'required' => true], $reply === null || (int) $reply->user_id !== $owner ? '' : Tag::verbatim(ReviewText::plain($reply->comment_content))); ?>
                    </p>
                    <p><button type="submit" class="wp-element-button gz-button"><?php esc_html_e('Publish reply', 'gazetteer'); ?></button></p>
                </form>
            </details>
        <?php endif; ?>
        <details>
            <summary class="gz-review-act"><?php esc_html_e('Report', 'gazetteer'); ?><span class="screen-reader-text"> <?php
            /* translators: %s: name of a person. */
            echo Tag::text(sprintf(__('review by %s', 'gazetteer'), $author));
            ?></span></summary>
            <form class="gz-review-form" method="post" action="<?php echo esc_url($action); ?>">
                <?php echo $hidden(ReviewGuard::REPORT, $review->id); ?>
                <p class="gz-review-field">
                    <label for="<?php echo esc_attr("{$id}-reason"); ?>"><?php esc_html_e('Reason', 'gazetteer'); ?></label>
                    <select id="<?php echo esc_attr("{$id}-reason"); ?>" name="<?php echo esc_attr(ReviewPost::REASON); ?>" required>
                        <option value=""><?php esc_html_e('Select a reason', 'gazetteer'); ?></option>
                        <?php foreach (ReviewTexts::reasons() as $reason => $name) : ?>
                            <?php echo Tag::of('option', ['value' => $reason], Tag::text($name)); ?>
                        <?php endforeach; ?>
                    </select>
                </p>
                <p class="gz-review-field">
                    <label for="<?php echo esc_attr("{$id}-details"); ?>"><?php esc_html_e('Details (optional)', 'gazetteer'); ?></label>
                    <?php echo Tag::of('textarea', ['id' => "{$id}-details", 'name' => ReviewPost::DETAILS, 'rows' => 3, 'maxlength' => 1000]); ?>
                </p>
                <p><button type="submit" class="wp-element-button gz-button"><?php esc_html_e('Send report', 'gazetteer'); ?></button></p>
            </form>
        </details>
    </div>
<?php endif; ?>
</article>
