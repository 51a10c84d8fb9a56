<?php

// Written by `npm run contract` from packages/contract/comment-markup.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The comment form's hidden inputs. Spec section 3. */
final class CommentMarkup
{
    public const PARENT = 'comment_parent';
    public const POST = 'comment_post_ID';
    public const NO_PARENT = '0';
}
