import { Html } from "./html";

/**
 * One of the two scripts of the client's page. It tells the server that a person sees the page: once it is visible, and still is
 * after a second. A prefetched or prerendered page, and a program that only reads addresses, sends nothing.
 */
export const beacon = new Html(
  `(()=>{let sent=false;const isSeen=()=>document.visibilityState==="visible"&&!document.prerendering;` +
    `const look=()=>{if(isSeen())setTimeout(()=>{if(sent||!isSeen())return;sent=true;` +
    `fetch("/api/public/documents/"+location.pathname.split("/")[2]+"/opened",{method:"POST",keepalive:true}).catch(()=>{})},1000)};` +
    `document.addEventListener("visibilitychange",look);document.addEventListener("prerenderingchange",look);look()})()`,
);
