-- When a request closed was not kept. Of a closed one the last change is not before that.
UPDATE "purchase_request" SET "closed_at" = "updated_at" WHERE "state" = 'closed';
