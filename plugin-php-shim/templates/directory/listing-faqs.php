<?php
/**
 * Questions and answers of a listing.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Listing\VisitorText;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$faqs = $view->faqs();
if ($faqs === []) {
    return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<section <?php echo $wrapper(['class' => 'gz-part gz-place-faqs']); ?>>
    <h2><?php esc_html_e('Questions and answers', 'gazetteer'); ?></h2>
    <?php foreach ($faqs as $faq) : ?>
        <details>
            <summary><?php echo Tag::text($faq['question']); ?></summary>
            <p class="gz-place-answer"><?php echo VisitorText::neutralize(nl2br(wp_kses($faq['answer'], 'data'), false)); ?></p>
        </details>
    <?php endforeach; ?>
</section>
