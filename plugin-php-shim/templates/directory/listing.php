<?php
/**
 * The page of one listing. Contains the title unless the theme shows it. A section is shown if it
 * has content and the listing's plan includes it.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var string $title Heading, escaped; '' if the theme shows it.
 * @var string $photos Photos as links, escaped; '' for none.
 * @var string $description The listing's text, filtered by WordPress.
 * @var list<array{field: \Gazetteer\Listings\Domain\FieldDefinition, texts: list<string>}> $values
 * @var string $write Form for a message to the owner, escaped; '' for none.
 * @var string $claim Link to the claim form, escaped; '' for none.
 * @var \DateTimeInterface $now In the listing's time zone.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\Listing\ListingLinks;
use Gazetteer\Directory\Listing\VisitorText;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Html\Template;

if (!defined('ABSPATH')) {
    exit;
}

$plain = static fn (string $name): string => Tag::text(html_entity_decode($name, ENT_QUOTES));

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div class="gz-place<?php echo wp_is_block_theme() ? ' alignwide' : ''; ?>">
<div class="gz-place-columns">
<header class="gz-place-head">
<?php echo $title; ?>
<?php echo Template::draw('listing-bar', compact('view', 'now', 'plain')); ?>
</header>
<?php echo $photos; ?>
<?php echo ListingLinks::actions($view); ?>
<?php echo Template::draw('listing-side', compact('view', 'now')); ?>
<div class="gz-place-main">
    <?php if (trim($description) !== '') : ?>
        <section class="gz-place-description"><?php echo $description; ?></section>
    <?php endif; ?>
    <?php if ($view->features() !== []) : ?>
        <section class="gz-place-features">
            <h2><?php esc_html_e('Features', 'gazetteer'); ?></h2>
            <ul role="list">
                <?php foreach ($view->features() as $feature) : ?>
                    <li class="gz-place-feature"><?php echo Icon::draw('tick'), $plain($feature->name); ?></li>
                <?php endforeach; ?>
            </ul>
        </section>
    <?php endif; ?>
    <?php if ($values !== []) : ?>
        <section class="gz-place-values">
            <h2><?php esc_html_e('More details', 'gazetteer'); ?></h2>
            <dl>
                <?php foreach ($values as ['field' => $field, 'texts' => $texts]) : ?>
                    <div>
                        <dt><?php echo Tag::text($field->label); ?></dt>
                        <dd><?php
                        echo $field->type->html($texts);
                        ?></dd>
                    </div>
                <?php endforeach; ?>
            </dl>
        </section>
    <?php endif; ?>
    <?php if ($view->faqs() !== []) : ?>
        <section class="gz-place-faqs">
            <h2><?php esc_html_e('Questions and answers', 'gazetteer'); ?></h2>
            <?php foreach ($view->faqs() as $faq) : ?>
                <details>
                    <summary><?php echo Tag::text($faq['question']); ?></summary>
                    <p class="gz-place-answer"><?php echo VisitorText::neutralize(nl2br(wp_kses($faq['answer'], 'data'), false)); ?></p>
                </details>
            <?php endforeach; ?>
        </section>
    <?php endif; ?>
    <?php if ($view->video() !== '') : ?>
        <p class="gz-place-video"><?php echo Tag::of('a', ['class' => 'gz-button wp-element-button', 'href' => $view->video(), 'rel' => 'nofollow noopener'], Icon::draw('film') . Tag::text(__('Watch the video', 'gazetteer'))); ?></p>
    <?php endif; ?>
    <?php if ($view->tags() !== []) : ?>
        <p class="gz-place-tags"><?php
        foreach ($view->tags() as $tag) {
            echo Tag::of('a', ['href' => (string) get_term_link($tag), 'rel' => 'tag'], $plain($tag->name)) . ' ';
        }
        ?></p>
    <?php endif; ?>
    <?php echo $write; ?>
</div>
</div>
<?php echo $claim; ?>
</div>
